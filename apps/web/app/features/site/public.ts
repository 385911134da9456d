export { ReturnHome } from './return-home.tsx';
export { SIGN_IN_HREF, SIGN_OUT_HREF, signInHref } from './site-links.ts';
export { SiteMark } from './site-mark.tsx';
export { SupportLink } from './support-link.tsx';
export { useOffer } from './use-offer.ts';
