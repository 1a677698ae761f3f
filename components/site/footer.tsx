import type { Route } from 'next'
import Link from 'next/link'
import { Logo } from '@/components/site/logo'
import { contact } from '@/content/contact'
import { firm } from '@/content/firm'
import { footer, frame, pageLinks } from '@/content/navigation'
import { services, type Service } from '@/content/services'

export function SiteFooter() {
  return (
    <footer className="border-t-5 border-double border-ink bg-sunk pt-12 pb-8 text-[1rem] lg:pb-26 print:hidden">
      <div className="wrap">
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-3 lg:grid-cols-[1.7fr_1fr_1fr_1fr]">
          <FooterContact />
          <FooterLinks
            title={footer.services}
            links={services.map(({ path, title }) => ({ href: path, label: title }))}
          />
          <FooterLinks title={footer.links} links={pageLinks} />
          <FooterLinks title={footer.legal} links={footer.legalLinks} />
        </div>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-rule-field pt-4">
          <p>
            © {firm.copyrightYear} {firm.name}. {footer.rights}
          </p>
          <ul className="flex flex-wrap gap-x-6" aria-label={footer.social}>
            {firm.social.map(({ name, href }) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noopener noreferrer" className="text-link">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

type FooterLinksProps = { title: string; links: readonly { href: Route | Service['path']; label: string }[] }

/** On phones the links are in two columns, which keeps the footer short. */
function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <nav aria-label={title}>
      <h2 className="pt-2.5 pb-1 text-[1.125rem] font-[550]">{title}</h2>
      <ul className="max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-[22rem]:grid-cols-1">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} prefetch={false}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FooterContact() {
  return (
    <div className="md:max-lg:col-span-3">
      <Logo full />
      <address className="mt-4 mb-2 not-italic">
        {firm.address.street}
        <br />
        {firm.address.cityInFull}, {firm.address.country}
        <br />
        <a href={firm.phone.href} className="text-link">
          {firm.phone.label}
        </a>
        <br />
        <a href={`mailto:${firm.email}`} className="text-link">
          {firm.email}
        </a>
        <br />
        <a href={frame.chat.href} target="_blank" rel="noopener noreferrer" className="text-link">
          {contact.ways.whatsapp}
          <span className="sr-only"> ({frame.chat.newTab})</span>
        </a>
      </address>
      {firm.hours.map(({ days, time }) => (
        <p key={days}>
          {days}, {time}
        </p>
      ))}
    </div>
  )
}
