import { Link } from 'react-router';

const links = [
  { to: '/landing', label: 'About' },
  { to: '/learn', label: 'Lessons' },
  { to: '/vocabulary', label: 'Vocabulary' },
  { to: '/tier-breakdown', label: 'Plans' },
  { to: '/restore-access', label: 'Restore access' },
  { to: '/refunds', label: 'Refunds' },
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/what-we-store', label: 'What we store' },
  { to: '/contact', label: 'Contact' },
];

export function SiteFooter() {
  return (
    <footer className="site-chrome border-line border-t pb-(--quick-bar)">
      <div className="wrap flex flex-col gap-x-8 gap-y-3 py-6 text-muted text-sm md:flex-row md:items-center md:justify-between">
        <p>Education, not advice. No lesson tells you what to buy or sell.</p>
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-x-6">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="grid min-h-11 items-center hover:text-ink hover:underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
