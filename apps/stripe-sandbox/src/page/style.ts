import { Html } from './html.ts';

/** The colors of the pages, light then dark, and how they are laid out. */
export const style = new Html(`
:root{color-scheme:light dark;
--ground:light-dark(#faf7f2,#0e1216);--panel:light-dark(#fffdf9,#151b21);--sunk:light-dark(#f3eee5,#0a0d10);
--ink:light-dark(#14181f,#e9e4da);--soft:light-dark(#3c444f,#c3bfb6);--muted:light-dark(#5c6470,#949ca6);
--line:light-dark(#e3ddd2,#232b33);--strong:light-dark(#cfc6b6,#364049);--control:light-dark(#8b8372,#66727e);
--accent:light-dark(#b97a1e,#e0a64a);--accent-text:light-dark(#8a5a12,#e0a64a);
--danger:light-dark(#b93a2b,#f0705a);--focus:light-dark(#2457d6,#8fb2ff)}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.55 system-ui,Arial,sans-serif}
h1,h2{font-family:ui-serif,Georgia,"Times New Roman",serif;font-weight:460;letter-spacing:-.012em;line-height:1.1;margin:0;text-wrap:balance}
h1{font-size:clamp(1.7rem,1.2rem + 1.6vw,2.3rem)}h2{font-size:1.25rem}
p{margin:0;text-wrap:pretty}a{color:var(--accent-text);overflow-wrap:anywhere}.back{display:inline-flex;align-items:center;min-height:2.75rem}
:focus-visible{outline:2px solid var(--focus);outline-offset:3px;border-radius:2px}
.wrap{width:100%;max-width:60rem;margin-inline:auto;padding-inline:1rem}
.sandbox{background:var(--sunk);border-bottom:2px solid var(--accent);padding:.625rem 1rem;text-align:center;font-weight:600}
.head{border-bottom:1px solid var(--line)}
.head .wrap{display:flex;align-items:center;min-height:4rem}
.mark{display:flex;gap:.625rem;align-items:center;min-height:2.75rem;color:inherit;text-decoration:none;font:560 1.3rem/1 ui-serif,Georgia,serif}
.mark svg{fill:none;stroke:currentColor;stroke-width:1.5}
main{padding-block:2.5rem 4rem}
.columns{display:grid;gap:2.5rem}
@media(min-width:56rem){.columns{grid-template:auto 1fr/1fr 1fr;gap:3rem 4rem}.columns .panel{grid-area:1/2/3/3;align-self:start}}
.narrow{max-width:34rem}
.stack{display:grid;gap:1.25rem;align-content:start}
.panel{background:var(--panel);border:1px solid var(--line);border-radius:10px;padding:1.5rem}
.muted{color:var(--muted);font-size:.875rem}.soft{color:var(--soft)}
.num{font-family:ui-monospace,monospace;font-variant-numeric:tabular-nums;letter-spacing:-.02em}
.total{font-size:1.7rem;line-height:1.2}
dl{margin:0;display:grid;gap:.75rem}dl div{display:flex;justify-content:space-between;gap:1rem}dt,dd{margin:0}
dl .sum{border-top:1px solid var(--line);padding-top:.75rem;font-weight:600}
form{display:grid;gap:1.125rem}
.field{display:grid;gap:.375rem;align-content:start}label{font-weight:500;font-size:.9375rem}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem}
input{width:100%;min-height:2.75rem;padding:.625rem .875rem;border:1px solid var(--control);border-radius:6px;background:var(--panel);color:var(--ink);font:inherit}
input::placeholder{color:var(--muted);opacity:1}
input[aria-invalid]{border:2px solid var(--danger)}
.error{color:var(--danger);font-weight:500;font-size:.875rem}
.alert{border:1px solid var(--danger);border-radius:6px;padding:.75rem 1rem;background:var(--panel)}
.alert strong{display:block;color:var(--danger)}
button,.button{display:inline-flex;justify-content:center;align-items:center;min-height:2.75rem;padding:.625rem 1.25rem;border:1px solid var(--ink);border-radius:6px;background:var(--ink);color:var(--ground);font:inherit;font-weight:600;font-size:.9375rem;line-height:1.2;text-align:center;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--soft);border-color:var(--soft)}
.quiet{background:transparent;color:var(--ink);border-color:var(--strong)}
.quiet:hover{background:var(--sunk);border-color:var(--control)}
fieldset{border:0;border-top:1px solid var(--line);margin:0;padding:1rem 0 0;display:grid;gap:.625rem}
legend{padding:0 .75rem 0 0;font-weight:500;font-size:.9375rem}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:.9375rem}
caption{text-align:left;padding-bottom:.75rem}
th,td{text-align:left;padding:.5rem 1rem .5rem 0;border-top:1px solid var(--line);vertical-align:top}th{font-weight:500}
td:first-child,th:first-child{white-space:nowrap}
@media(min-width:2000px){html{font-size:118%}}
`);
