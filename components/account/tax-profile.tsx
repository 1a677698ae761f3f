import Link from 'next/link'
import { AccountSection } from '@/components/account/account-section'
import { buttonStyles } from '@/components/ui/button-styles'
import { municipalityName } from '@/content/municipalities'
import { obligationTexts } from '@/content/tax-calendar/obligations'
import { entities, kinds, regimes, vatCycles } from '@/content/tax-calendar/profile'
import { codeLabel } from '@/content/tax-calendar/rut-codes'
import { ownTaxProfileText as text, taxProfileText } from '@/content/tax-profile'
import { formatDay } from '@/lib/format/date'
import { formatNit } from '@/lib/format/nit'
import type { PastProfile } from '@/lib/tax-profile/schema'

const { identity, cycle, responsibilities, municipalities } = taxProfileText

/** Clients cannot edit their tax profile here; they report mistakes to the firm by message. */
export function TaxProfile({ profile }: { profile: PastProfile | null }) {
  return (
    <AccountSection id="perfil-tributario" title={text.title}>
      <p className="max-w-[60ch] text-ink-2">{profile ? text.intro : text.empty}</p>
      {profile ? <Facts profile={profile} /> : null}
      <p>
        <Link
          href={profile ? '/portal/mensajes/nuevo?sobre=perfil' : '/portal/mensajes/nuevo?sobre=rut'}
          className={buttonStyles({ size: 'sm' })}
        >
          {profile ? text.wrong : text.send}
        </Link>
      </p>
    </AccountSection>
  )
}

function Facts({ profile }: { profile: PastProfile }) {
  const { nit, digit, name, kind, regime, vat_cycle, valid_from } = profile
  const facts: readonly (readonly [string, readonly string[]])[] = [
    [identity.nit, nit ? [`${formatNit(nit)}-${digit ?? '?'}`] : []],
    [identity.name, name ? [name] : []],
    [identity.kind, [kinds[kind]]],
    [identity.regime, [regimes[regime], ...(profile.entity ? [entities[profile.entity].name] : [])]],
    [responsibilities.title, profile.responsibilities.map(codeLabel)],
    [cycle.vat, vat_cycle ? [vatCycles[vat_cycle]] : []],
    [
      municipalities.title,
      profile.municipalities.map(({ code, duties }) =>
        [municipalityName(code), duties.map((id) => obligationTexts[id].title).join(', ')]
          .filter(Boolean)
          .join(': '),
      ),
    ],
  ]
  return (
    <>
      <dl className="max-w-[48rem] border-b-5 border-double border-ink">
        {facts.map(([label, values]) => (
          <div
            key={label}
            className="grid gap-x-6 gap-y-1 border-t border-rule py-3 first:border-ink sm:grid-cols-[13rem_minmax(0,1fr)]"
          >
            <dt className="text-[1rem] text-ink-2">{label}</dt>
            {values.length > 0 ? (
              <dd className="min-w-0 wrap-anywhere">
                {values.map((value) => (
                  <p key={value}>{value}</p>
                ))}
              </dd>
            ) : (
              <dd className="text-ink-2">{text.unknown}</dd>
            )}
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-2">{text.since(formatDay(valid_from))}.</p>
    </>
  )
}
