import { ChevronDown } from 'lucide-react'
import { account } from '@/content/account'
import { deviceName } from '@/lib/format/device-name'
import type { Consent } from '@/lib/account/queries'
import { formatDateTime } from '@/lib/format/date'

const text = account.authorisations.evidence

/** What was recorded about each authorisation: when, which words, from where. */
export function ConsentEvidence({ consents }: { consents: readonly Consent[] }) {
  return (
    <details className="group max-w-[48rem] border-y border-rule">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 font-[550] [&::-webkit-details-marker]:hidden">
        {text.title}
        <ChevronDown className="size-5 flex-none group-open:rotate-180" strokeWidth={1.75} aria-hidden />
      </summary>
      {consents.length === 0 ? <p className="pb-4 text-ink-2">{text.empty}</p> : null}
      <ul className="text-sm">
        {consents.map((consent) => (
          <li key={consent.id} className="border-t border-rule py-3">
            <p className="font-medium">
              {text.purposes[consent.purpose] ?? consent.purpose}:{' '}
              {consent.action === 'withdrawn' ? text.withdrawn : text.granted}
            </p>
            <p className="text-ink-2">
              {[
                formatDateTime(consent.accepted_at),
                text.version(consent.policy_version),
                consent.ip,
                deviceName(consent.user_agent),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className="wrap-anywhere text-ink-2">
              {text.hash}: <code className="text-xs">{consent.text_sha256}</code>
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}
