import { Download } from 'lucide-react'
import Link from 'next/link'
import { linkStyles } from '@/components/ui/control-styles'
import { Notice } from '@/components/ui/notice'
import { municipalityName } from '@/content/municipalities'
import { kinds } from '@/content/tax-calendar/profile'
import { welcomeText } from '@/content/welcome'
import { clientAddress } from '@/lib/client-address'
import { formatDateTime } from '@/lib/format/date'
import type { RegistrationDetails as Details } from '@/lib/welcome/schema'

const text = welcomeText.firm

type RegistrationDetailsProps = { client: string; details: Details; isWaiting: boolean }

/** What somebody told of their company: what its taxes follow from, its RUT, and who has the same NIT already. */
export function RegistrationDetails({ client, details, isWaiting }: RegistrationDetailsProps) {
  const { sent, sent_at: at, rut, note, note_at: askedAt, note_by: by, duplicates } = details
  const facts = sent && [
    kinds[sent.kind],
    ...sent.municipalities.map(({ code }) => municipalityName(code)),
    ...(sent.responsibilities.length > 0 ? [text.responsibilities(sent.responsibilities.join(', '))] : []),
  ]
  return (
    <>
      {facts ? <p className="text-[1rem] wrap-anywhere">{facts.join(' · ')}</p> : null}
      {rut ? (
        <a href={`/api/clientes/${client}/rut`} download className={linkStyles}>
          <Download strokeWidth={1.75} aria-hidden />
          {text.rut}
        </a>
      ) : null}
      {isWaiting && duplicates.length > 0 ? (
        <Notice tone="warn" className="my-1">
          {text.duplicates}{' '}
          {duplicates.map(({ id, title, status }, index) => (
            <span key={id}>
              {index > 0 ? '; ' : null}
              {title ? (
                <Link href={clientAddress(id)} prefetch={false} className="underline">
                  {title}
                </Link>
              ) : (
                text.unseen
              )}{' '}
              ({text.statuses[status]})
            </span>
          ))}
        </Notice>
      ) : null}
      {isWaiting && note && askedAt ? (
        <p className="text-[1rem] wrap-anywhere whitespace-pre-line">
          <b>{text.asked(by ?? text.someone, formatDateTime(askedAt))}</b> {note}
        </p>
      ) : null}
      {isWaiting ? (
        <p className="text-[1rem] text-ink-2">{at ? text.sent(formatDateTime(at)) : text.silent}</p>
      ) : null}
    </>
  )
}
