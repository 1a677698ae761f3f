import { ArrowLeft } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { PageHeading } from '@/components/portal/page-heading'
import { SecretForm, SecretList } from '@/components/invoices/decisions/automation-secrets'
import { RuleSwitch, SignerSettings } from '@/components/invoices/decisions/review-settings'
import { linkStyles } from '@/components/ui/control-styles'
import { authorities } from '@/content/authorities'
import { reviewSettingsText } from '@/content/invoice-decisions-settings'
import { readSettings, readSignerSettings } from '@/lib/invoices/decisions/queries'
import { requireAdmin } from '@/lib/session/require'

const text = reviewSettingsText

export async function generateMetadata(): Promise<Metadata> {
  await requireAdmin()
  return { title: text.title }
}

export default async function ReviewSettingsPage() {
  const member = await requireAdmin()
  const [{ switches, secrets }, signers] = await Promise.all([
    readSettings(member),
    readSignerSettings(member),
  ])
  return (
    <>
      <PageHeading title={text.title} subtitle={text.intro} />
      <div className="grid items-start gap-x-16 gap-y-12 min-[64rem]:grid-cols-2">
        <section aria-labelledby="switches">
          <h2 id="switches" className="pb-2 rule-opens">
            {text.switches}
          </h2>
          <p className="pt-3 text-[1rem] text-ink-2">{text.switchesText}</p>
          <ul className="mt-3 rule-closes">
            {switches.map((one) => (
              <RuleSwitch key={one.rule_set} setting={one} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="signers">
          <h2 id="signers" tabIndex={-1} className="pb-2 outline-none rule-opens">
            {text.signers.title}
          </h2>
          <p className="pt-3 text-[1rem] text-ink-2">{text.signers.text}</p>
          <SignerSettings settings={signers} />
          <p className="pt-3">
            <Link href="/admin/facturas/ajustes/autoridades" className={linkStyles}>
              {authorities.link}
            </Link>
            <span className="block text-sm text-ink-2">{authorities.linkText}</span>
          </p>
        </section>
        <section aria-labelledby="secrets">
          <h2 id="secrets" tabIndex={-1} className="pb-2 outline-none rule-opens">
            {text.secrets}
          </h2>
          <p className="pt-3 text-[1rem] text-ink-2">{text.secretsText}</p>
          <SecretList secrets={secrets} />
          <SecretForm />
        </section>
      </div>
      <p className="pt-8">
        <Link href="/admin/facturas" className={linkStyles}>
          <ArrowLeft strokeWidth={1.75} aria-hidden />
          {text.back}
        </Link>
      </p>
    </>
  )
}
