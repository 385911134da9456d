import type { BrokerFormat } from '../../format.ts';

const product = ['Product', 'Produkt', 'Producto', 'Produit', 'Prodotto', 'Produto'];
const isin = ['ISIN', 'Code ISIN'];
const venue = [
  ...['Venue', 'Uitvoeringsplaats', 'Ausführungsort', 'Centro de ejecución'],
  ...['Lieu d’exécution', 'Sede di esecuzione', 'Local de execução'],
];
const quantity = ['Quantity', 'Aantal', 'Anzahl', 'Número', 'Cantidad', 'Quantité', 'Quantità', 'Quantidade'];
const price = ['Price', 'Koers', 'Kurs', 'Precio', 'Cours', 'Quotazione', 'Preço'];
const fees = [
  ...['Transaction*', 'Transactiekosten*', 'Transaktionsgebühren*', 'Transaktionskosten*'],
  ...['Costes de transacción*', 'Frais de courtage*', 'Frais de transaction*'],
  ...['Costi di transazione*', 'Custos de transação*'],
];
const conversionFees = [
  ...['AutoFX Fee*', 'AutoFX Kosten*', 'AutoFX-Gebühr*', 'Comisión AutoFX*'],
  ...['Frais AutoFX*', 'Commissione AutoFX*', 'Custo AutoFX*'],
];

/** In the language of the account. The sign of the quantity says buy or sell, an untitled column the currency. */
export const degiroTransactions: BrokerFormat = {
  id: 'degiro-transactions',
  broker: 'DEGIRO',
  report: 'Transactions',
  titles: [product, isin, venue, quantity, price, fees],
  rows: 'fills',
  columns: {
    time: ['Date', 'Datum', 'Fecha', 'Data'],
    clock: ['Time', 'Tijd', 'Uhrzeit', 'Hora', 'Heure', 'Ora'],
    symbol: product,
    quantity,
    price,
    currency: price.map((title) => `${title}+1`),
    order: ['Order ID', 'Order-ID', 'ID Orden', 'ID Ordre', 'ID Ordine', 'ID da Ordem'],
  },
  fees: [
    { title: fees, currency: fees.map((title) => `${title}+1`), kind: 'commission', charge: 'negative' },
    { title: conversionFees, currency: fees, kind: 'commission', charge: 'negative' },
  ],
  dates: { order: 'day-first', zone: 'Europe/Amsterdam' },
  order: 'newest-first',
  assetClass: 'stock',
};
