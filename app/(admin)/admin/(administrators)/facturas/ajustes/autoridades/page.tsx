import { ArrowLeft } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { AuthorityForm } from '@/components/authorities/authority-form'
import { AddedAuthorities, Facts } from '@/components/authorities/authority-list'
import { PageHeading } from '@/components/portal/page-heading'
import { linkStyles } from '@/components/ui/control-styles'
import { authorities as text } from '@/content/authorities'
import { trustAnchors } from '@/content/einvoice/trust-anchors'
import { readAuthoritySettings } from '@/lib/authorities/queries'
import { requireAdmin } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireAdmin()
  return { title: text.title }
}

export default async function AuthoritiesPage({
  searchParams,
}: PageProps<'/admin/facturas/ajustes/autoridades'>) {
  const { nombre } = await searchParams
  const { added, unknown } = await readAuthoritySettings(await requireAdmin())
  return (
    <>
      <PageHeading title={text.title} subtitle={text.intro} />
      <div className="grid items-start gap-x-16 gap-y-12 min-[64rem]:grid-cols-2">
        <div className="grid gap-y-12">
          <section aria-labelledby="unknown">
            <h2 id="unknown" className="pb-2 rule-opens">
              {text.unknown}
            </h2>
            <p className="pt-3 text-[1rem] text-ink-2">
              {unknown.length > 0 ? text.unknownText : text.noUnknown}
            </p>
            <ul className={unknown.length > 0 ? 'mt-3 rule-closes' : undefined}>
              {unknown.map(({ subject, issuer, key_id: keyId, fingerprints, invoices, waiting }) => (
                <li key={subject} className="border-t border-rule py-3">
                  <p className="text-sm text-ink-2">{text.counts(invoices, waiting)}</p>
                  <Facts
                    facts={[
                      [text.facts.subject, subject || text.unnamed],
                      [text.facts.issuer, issuer ?? ''],
                      [text.facts.keyId, keyId ?? ''],
                      [text.facts.named, (fingerprints ?? []).join(', ')],
                    ]}
                  />
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="added">
            <h2 id="added" tabIndex={-1} className="pb-2 outline-none rule-opens">
              {text.added}
            </h2>
            <AddedAuthorities added={added} />
          </section>
          <section aria-labelledby="built-in">
            <h2 id="built-in" className="pb-2 rule-opens">
              {text.builtIn}
            </h2>
            <ul className="rule-closes">
              {trustAnchors.map(({ label }) => (
                <li key={label} className="border-t border-rule py-2 text-sm first:border-t-0">
                  {label}
                </li>
              ))}
            </ul>
          </section>
        </div>
        <section aria-labelledby="add">
          <h2 id="add" className="pb-2 rule-opens">
            {text.form.title}
          </h2>
          <AuthorityForm name={typeof nombre === 'string' ? nombre.slice(0, 80) : ''} />
        </section>
      </div>
      <p className="pt-8">
        <Link href="/admin/facturas/ajustes" className={linkStyles}>
          <ArrowLeft strokeWidth={1.75} aria-hidden />
          {text.back}
        </Link>
      </p>
    </>
  )
}
