import { Drawing } from './drawing.tsx';

/** Many curves of one past; the best of them is followed beyond the line at which it was chosen. */
export function BestOfMany() {
  return (
    <Drawing>
      <path
        d="M28 84L68 92 108 86 148 98 188 92 228 104M28 84L68 78 108 88 148 80 188 90 228 84M28 84L68 96 108 104 148 100 188 112 228 116M28 84L68 82 108 74 148 82 188 72 228 70M28 84L68 90 108 98 148 88 188 102 228 94"
        className="stroke-line-strong"
      />
      <path d="M28 84L68 72 108 62 148 48 188 40 228 26" strokeWidth="2" className="stroke-brass" />
      <path d="M228 26L260 40 292 34 324 62 336 58" strokeWidth="2" strokeDasharray="5 4" className="stroke-brass" />
      <path d="M228 14V126" className="stroke-control" />
    </Drawing>
  );
}

/** The market, and the funds that try to beat it. */
export function MarketAndFunds() {
  return (
    <Drawing>
      <path d="M28 122H332" className="stroke-line-strong" />
      <path
        d="M28 112C120 102 220 84 332 62M28 112C120 106 220 96 332 82M28 112C120 108 220 102 332 96M28 112C120 110 220 108 332 108M28 112C120 96 220 62 332 16"
        className="stroke-line-strong"
      />
      <path d="M28 112C120 98 220 70 332 30" strokeWidth="2.5" className="stroke-brass" />
    </Drawing>
  );
}

/** Orders of different lengths over the hours of two days. */
export function OrderLengths() {
  return (
    <Drawing>
      <path d="M80 14V126M176 14V126M272 14V126" strokeDasharray="2 4" className="stroke-control" />
      <path d="M32 28H80V42H32ZM32 54H176V68H32ZM32 106H44V120H32Z" className="fill-line-strong" />
      <path d="M32 80H328V94H32Z" strokeWidth="1.5" className="fill-brass/20 stroke-brass" />
    </Drawing>
  );
}

/** A price that falls to the edge of its band, stops, and goes on lower. */
export function Halt() {
  return (
    <Drawing>
      <path d="M28 26H190M28 88H190" strokeDasharray="5 4" className="stroke-control" />
      <path d="M190 14V126M244 14V126" className="stroke-line-strong" />
      <path d="M28 48L52 42 76 58 100 50 124 66 148 74 170 86 190 87" strokeWidth="2" className="stroke-ink" />
      <path d="M244 104L268 112 292 100 316 108 332 98" strokeWidth="2" className="stroke-ink" />
      <path d="M210 56H214V84H210ZM220 56H224V84H220Z" className="fill-brass stroke-brass" />
    </Drawing>
  );
}

/** A page with its answers filled in, and one that is still empty. */
export function Plan() {
  return (
    <Drawing>
      <path d="M124 10H216L236 30V130H124Z" className="fill-panel stroke-line-strong" />
      <path d="M216 10V30H236" className="stroke-line-strong" />
      <path
        d="M140 36H152V48H140ZM140 60H152V72H140ZM140 84H152V96H140ZM140 108H152V120H140Z"
        className="stroke-control"
      />
      <path
        d="M142 42L146 46 155 34M142 66L146 70 155 58M142 90L146 94 155 82"
        strokeWidth="2"
        className="stroke-brass"
      />
      <path d="M164 42H210M164 66H220M164 90H204M164 114H216" strokeWidth="2" className="stroke-line-strong" />
    </Drawing>
  );
}

/** Four stages, each a step up. */
export function Stages() {
  return (
    <Drawing>
      <path d="M32 104H104V122H32ZM108 80H180V122H108ZM184 54H256V122H184Z" className="fill-line-strong" />
      <path d="M260 24H328V122H260Z" strokeWidth="1.5" className="fill-brass/20 stroke-brass" />
    </Drawing>
  );
}

/** An order on its way through the broker to one of three venues. */
export function Routing() {
  return (
    <Drawing>
      <path d="M74 70H150M202 70H250V30H286M250 70H286M250 70V110H286" strokeWidth="1.5" className="stroke-control" />
      <circle cx="56" cy="70" r="18" className="fill-line-strong" />
      <rect x="150" y="48" width="52" height="44" rx="6" strokeWidth="1.5" className="fill-brass/20 stroke-brass" />
      <path d="M286 18H322V42H286ZM286 58H322V82H286ZM286 98H322V122H286Z" className="fill-line-strong" />
    </Drawing>
  );
}

/** Messages that cheer, and the price they push up before it collapses. */
export function PumpAndDump() {
  return (
    <Drawing>
      <path d="M28 122H332" className="stroke-line-strong" />
      <rect x="32" y="18" width="74" height="20" rx="10" className="fill-line-strong" />
      <rect x="56" y="46" width="88" height="20" rx="10" className="fill-line-strong" />
      <rect x="32" y="74" width="60" height="20" rx="10" className="fill-line-strong" />
      <path
        d="M110 112L150 108 184 98 208 78 226 46 238 20 246 34 254 96 276 112 332 116"
        strokeWidth="2"
        className="stroke-brass"
      />
    </Drawing>
  );
}

/** Three equal gains with the part that tax takes from each. */
export function TaxedGains() {
  return (
    <Drawing>
      <path d="M40 122H320" className="stroke-line-strong" />
      <path d="M64 46H120V122H64ZM152 38H208V122H152ZM240 32H296V122H240Z" className="fill-line-strong" />
      <path
        d="M64 18H120V46H64ZM152 18H208V38H152ZM240 18H296V32H240Z"
        strokeWidth="1.5"
        className="fill-brass/20 stroke-brass"
      />
    </Drawing>
  );
}
