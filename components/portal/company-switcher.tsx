'use client'
import { Check } from 'lucide-react'
import { usePathname, useSearchParams } from 'next/navigation'
import { cn } from '@/components/ui/cn'
import { markArrival } from '@/components/ui/mark-arrival'
import { OpenOwnAccount } from '@/components/people/open-own-account'
import { Count, NavMenu } from '@/components/portal/nav-menu'
import { usePortalHeader } from '@/components/portal/portal-live'
import { portal, switcherText as text } from '@/content/portal'
import { formatNit } from '@/lib/format/nit'
import type { HeaderAccount, OwnAccount } from '@/lib/portal/schema'
import { aboutAccount } from '@/lib/supabase/named-account'

export function CompanySwitcher() {
  const header = usePortalHeader()
  const section = sectionOf(usePathname())
  const tab = useSearchParams().get('tab')
  const place = tab ? `${section}?tab=${encodeURIComponent(tab)}` : section
  const here = header?.accounts.find(({ id }) => id === header.account)
  if (!header || !here) return null
  const frame =
    'min-w-0 self-center border-l border-rule pl-3 max-[16rem]:order-last max-[16rem]:w-full max-[16rem]:border-l-0 max-[16rem]:pl-0 min-[75rem]:pl-5'
  const { own } = header
  if (header.accounts.length === 1 && !own)
    // An account without a NIT is named by its e-mail, which the account menu already shows.
    return here.nit ? (
      <div className={frame}>
        <CompanyName {...here} inHeader />
      </div>
    ) : null
  return (
    <NavMenu
      label={
        <>
          <CompanyName {...here} inHeader />
          <span className="sr-only">. {text.label}</span>
        </>
      }
      className={cn(frame, 'min-[75rem]:relative')}
      panel="left-0 max-h-[calc(100dvh-7.75rem)] w-[min(24rem,100vw)] overflow-y-auto border-x px-4 pb-2 max-[75rem]:inset-x-0 max-[75rem]:w-auto"
    >
      <nav aria-label={text.label}>
        {header.accounts.map((account) => (
          // The link loads the page completely, so that no data of one company is reused for another.
          <a
            key={account.id}
            href={aboutAccount(place, account.id)}
            onClick={markArrival}
            aria-current={account === here ? 'true' : undefined}
            className="flex min-h-13 items-center gap-3 border-b border-rule py-2 no-underline last:border-b-0 forced-colors:aria-[current]:underline"
          >
            <CompanyName {...account} />
            <span className="ml-auto flex-none text-sm text-ink-2">
              {account === here ? (
                <>
                  <Check className="size-5 text-green" strokeWidth={2} aria-hidden />
                  <span className="sr-only">{text.seeing}</span>
                </>
              ) : account.waiting ? (
                <Count count={account.waiting} said={text.waiting} />
              ) : (
                text.settled
              )}
            </span>
          </a>
        ))}
        {own ? <OwnAccountEntry {...own} /> : null}
      </nav>
    </NavMenu>
  )
}

/** Returns the path of the section without the ids in the URL, because an id belongs to one company only. */
function sectionOf(path: string): string {
  const [, , section = ''] = (portal.navigation.sameAs[path] ?? path).split('/')
  return section ? `/portal/${section}` : '/portal'
}

/** Lets an invited user open an account for their own company, which the firm must approve. */
function OwnAccountEntry({ id, status }: OwnAccount) {
  if (status === 'none') return <OpenOwnAccount />
  return (
    <a
      href={aboutAccount(status === 'rejected' ? '/access-denied' : '/bienvenida', id)}
      className="flex min-h-13 items-center gap-3 py-2 text-sm no-underline"
    >
      <span className="font-semibold">{text.own.mine}</span>
      <span className="ml-auto flex-none text-ink-2">{text.own[status]}</span>
    </a>
  )
}

/** Matches the legal form at the end of a company's name, for which the header has no room on phones. */
const legalForm = /\s(?:S\.?A\.?(?:S\.?)?|Ltda\.?)$/i

function CompanyName({ name, nit, digit, inHeader }: HeaderAccount & { inHeader?: true }) {
  const [form = ''] = (inHeader && legalForm.exec(name)) || []
  return (
    <span className="grid min-w-0 text-left leading-snug">
      <bdi className="truncate text-sm font-semibold">
        {name.slice(0, name.length - form.length)}
        {form ? <span className="max-sm:sr-only">{form}</span> : null}
      </bdi>
      {nit ? (
        <span className="truncate text-xs text-ink-2">
          <span className={inHeader && 'max-sm:sr-only'}>NIT </span>
          {formatNit(nit)}-{digit}
        </span>
      ) : null}
    </span>
  )
}
