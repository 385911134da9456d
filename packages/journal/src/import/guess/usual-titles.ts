import type { BrokerColumn } from '../format.ts';

/** Titles separated by semicolons, in English, German, Dutch, French, Spanish, Swedish, Italian and Portuguese. */
const titles: Partial<Record<BrokerColumn, string>> = {
  openTime: [
    'Entry Time; Entry Date; Open Time; Open Date; Opened; Opening Time; Date Opened; Eröffnungszeit; ',
    'Öffnungszeit; Date d’ouverture; Fecha de apertura; Openingstijd; Data apertura; ',
    'Data de abertura; Öppningstid',
  ].join(''),
  closeTime: [
    'Exit Time; Exit Date; Close Time; Close Date; Closed; Closing Time; Date Closed; Schlusszeit; ',
    'Schließzeit; Date de clôture; Fecha de cierre; Sluitingstijd; Data chiusura; Data de fecho; ',
    'Stängningstid',
  ].join(''),
  entryPrice: [
    'Entry Price; Open Price; Opening Price; Avg Entry Price; Average Entry Price; Eröffnungskurs; ',
    'Opening; Opening Level; Open Level; Open Rate; Einstiegskurs; Prix d’entrée; Prix d’ouverture; Precio de entrada; Precio de apertura; ',
    'Openingskoers; Prezzo di apertura; Preço de entrada; Öppningskurs',
  ].join(''),
  exitPrice: [
    'Exit Price; Close Price; Closing Price; Avg Exit Price; Average Exit Price; Schlusskurs; ',
    'Closing; Closing Level; Close Level; Close Rate; Ausstiegskurs; Prix de sortie; Prix de clôture; Precio de salida; Precio de cierre; Slotkoers; ',
    'Prezzo di chiusura; Preço de saída; Stängningskurs',
  ].join(''),
  time: [
    'Date/Time; Date Time; Trade Date/Time; Exec Time; Execution Time; Fill Time; Filled Time; ',
    'Closing Time; Trade Time; Transaction Time; Timestamp; Execution Date; Trade Date; ',
    'Transaction Date; Run Date; Activity Date; Date; Time; Ausführungszeit; Handelsdatum; ',
    'Handelstag; Zeitpunkt; Datum; Zeit; Transactiedatum; Tijdstip; Date d’exécution; ',
    'Geschäftstag; Ausführungstag; Ausführungsdatum; Schlusstag; Data do negócio; Data do pregão; Data operação; ',
    'Date de transaction; Date de l’opération; Date opération; Date d’opération; Handelsdag; ',
    ' Fecha de ejecución; Fecha y hora; Fecha; Affärsdag; ',
    'Transaktionsdatum; Avslutsdag; Data operazione; Data e ora; Data; Data/Hora',
  ].join(''),
  clock: [
    'Execution Time; Exec Time; Trade Time; Time; Uhrzeit; Zeit; Tijd; Heure; Hora; Tid; Klockslag; ',
    'Ora',
  ].join(''),
  symbol: [
    'Symbol; Symbole; Ticker; Ticker Symbol; Symbol ID; Instrument Code; Security Code; Stock Code; Instrument; Security; Product; Underlying; Contract; Market; ',
    'Pair; Stock; Asset; Wertpapier; Basiswert; Wertpapiername; Kürzel; Fonds; Aandeel; ',
    'Scrip; Scrip Name; Scrip Code; Pairs; Trading Pair; Trade Pair; Spot Pairs; Verdipapir; Produit; Titre; Valeur; Libellé; Producto; Valor; Activo; Instrumento; Värdepapper; Titolo; ',
    'Strumento; Código de Negociação; Ativo; Papel; Aktie; Security Name; Stock Name; Company; Name; Bezeichnung; Naam; Nom; Nombre; Namn; Nome; ISIN',
  ].join(''),
  side: [
    'Side; Buy/Sell; B/S; Action; Transaction Type; Trade Type; Order Side; Direction; Transaction; ',
    'Type; Trans Code; Kauf/Verkauf; Richtung; Geschäftsart; Transaktionstyp; Typ; Art; Koop/Verkoop; ',
    'Soort; Sens; Achat/Vente; Opération; Type d’opération; Compra/Venta; Sentido; Operación; Tipo; ',
    'Köp/Sälj; Køb/Salg; Kjøp/Salg; K/V; K/S; Typ av transaktion; Segno; Acquisto/Vendita; Operazione; Compra/Venda; C/V; Operação; Tipo de Movimentação; Tipo de Operação',
  ].join(''),
  quantity: [
    'Filled Qty; Fill Qty; Filled Quantity; Fill Quantity; Executed Quantity; Executed Qty; Exec Qty; ',
    'Filled; Quantity; Qty; Shares; Size; Volume; Contracts; Units; Lots; No. of Shares; Stück; Stückzahl; Anzahl; Menge; Nominal; Nominal (Stk.); Nominale; Stück/Nominal; Stück/Nom.; Stk./Nominale; Aantal; ',
    'Antall; Quantité; Nombre; Qté; Cantidad; Títulos; Acciones; Antal; Quantità; Quantita; Quantidade; Qtd',
  ].join(''),
  price: [
    'Avg Fill Price; Average Fill Price; Avg Filled Price; Average Filled Price; Fill Price; ',
    'Filled Price; Exec Price; Execution Price; Executed Price; Avg Price; Average Price; Trade Price; T. Price; Price; Price per Share; Share Price; Unit Price; Unit Cost; Price per Unit; Deal Price;  Ausführungskurs; ',
    'Kurs; Preis; Koers; Prijs; Cours; Prix; Prix unitaire; Precio; Cotización; Pris; Prezzo; ',
    'Prezzo medio; Preço; Preço médio',
  ].join(''),
  amount: [
    'Gross Amount; Gross Value; Trade Value; Consideration; Value; Amount; Total; Total Amount; Total Value; Net Amount; Net Proceeds; Net Value; Net Total; ',
    'Kurswert; Gegenwert; Betrag; Wert; Gesamtbetrag; Bedrag; Waarde; Totaal; Montant; Montant net; Montant brut; Importe; ',
    'Importe neto; Belopp; Beløp; Totalt; Importo; Controvalore; Totale; Montante; Valor total',
  ].join(''),
  profit: [
    'Profit; Profit/Loss; P/L; P&L; PnL; Gross Profit; Net Profit; Realized P&L; Realized P/L; Gross P/L; Net P/L; ',
    'Gewinn; Gewinn/Verlust; G/V; Résultat; Resultado; Resultat; Resultaat; Profitto; Utile; Lucro',
  ].join(''),
  status: 'Status; Order Status; State; Zustand; Statut; Estado; Stato',
  feeCurrency: 'Fee Currency; Fee Coin; Fee Ccy; Fee Asset; Commission Currency; Commission Asset; Commission Coin',
  account: [
    'Account; Account Number; Account ID; Account Name; Konto; Depot; Rekening; Compte; Cuenta; ',
    'Conto; Conta',
  ].join(''),
  assetClass: [
    'Asset Class; AssetClass; Asset Type; Asset Category; Security Type; Sec Type; Instrument Type; ',
    'Anlageklasse; Wertpapierart',
  ].join(''),
  multiplier: 'Multiplier; Contract Multiplier; Contract Size; Point Value; Multiplikator; Kontraktgröße',
  id: 'Execution ID; Exec ID; Trade ID; TradeID; Fill ID; Transaction ID; Transaktionsnummer',
  order: 'Order ID; OrderID; Order No.; Order Number; Ordernummer; Auftragsnummer; Numéro d’ordre',
  effect: 'Open/Close; Pos Effect; Position Effect; Open/CloseIndicator; E/X',
  underlying: 'UnderlyingSymbol; Underlying Symbol',
  expiry: 'Expiry; Expiration; Exp; Expiration Date; Verfall; Verfallsdatum',
  strike: 'Strike; Strike Price; Basispreis',
  right: 'Put/Call; Call/Put; Right; C/P; Option Type; Opt Type',
  description: 'Description; Beschreibung; Omschrijving; Descripción; Beskrivning; Descrizione; Descrição',
};

/** The usual titles of each column, the surest first. */
export const usualTitles: readonly (readonly [BrokerColumn, readonly string[]])[] = Object.entries(titles).map(
  ([column, text]) => [column as BrokerColumn, text.split('; ')],
);

/** Titles of a day on which money changes hands, which is not that of the trade. */
export const settlementTitles: readonly string[] = [
  'Settlement Date; Settlement; Settle Date; Settled; Date Settled; Value Date; Valuta; Valutadatum; Valutierung; ',
  'Wertstellung; Wertstellungsdatum; Date de valeur; Date valeur; Date de règlement; Oppgjørsdag; Afviklingsdato; Fecha valor; Fecha de liquidación; Valutadag; ',
  'Likviddag; Likviddatum; Data valuta; Data di regolamento; Data de liquidação; Data valor; Afwikkelingsdatum',
]
  .join('')
  .split('; ');

/** Titles of a day on which a trade was booked: that of the trade where no other column has a day. */
export const bookingTitles: readonly string[] = [
  'Booking Date; Posting Date; Posted; Buchungsdatum; Buchungstag; Boekdatum; Boekingsdatum; ',
  'Date comptable; Fecha contable; Bokföringsdag; Bogføringsdato; Bokføringsdag; Data contabile; Data de lançamento',
]
  .join('')
  .split('; ');

/** Titles of fees: each such column counts. */
export const feeTitles: readonly string[] = [
  'Commission; Commissions; Comm; Comm.; Commission Amount; IBCommission; Comm/Fee; Fees; Fee; ',
  'Fees & Comm; Fees and Commissions; Commission & Fees; Commissions & Fees; Exchange Fee; ',
  'Clearing Fee; SEC Fee; TAF Fee; SEC; TAF; NSCC; ORF; Reg Fee; Regulatory Fee; Brokerage; Stamp Duty; STT; GST; PTM Levy; ',
  'Swap; Gebühr; Kurtage; Kurtasje; ',
  'Gebühren; Provision; Kommission; Courtage; Spesen; Orderentgelt; Börsengebühr; Fremdspesen; ',
  'Transactiekosten; Kosten; Provisie; Frais; Frais de courtage; Commissions totales; Comisión; ',
  'Comisiones; Gastos; Corretaje; Courtageavgift; Avgift; Avgifter; Commissione; Commissioni; ',
  'Spese; Comissão; Comissões; Corretagem; Taxas; Custos',
]
  .join('')
  .split('; ');
