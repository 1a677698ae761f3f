import { FooterContact } from '@/components/site/footer-contact'
import { FooterLinks } from '@/components/site/footer-links'
import { Still } from '@/components/site/still'
import { firm } from '@/content/firm'
import { footer, pageLinks } from '@/content/navigation'
import { services } from '@/content/services'

export function SiteFooter() {
  return (
    <Still>
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
                  <a
                    href={href}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="inline-flex min-h-tap items-center underline hover:decoration-2"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </footer>
    </Still>
  )
}
