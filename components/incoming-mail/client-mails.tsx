import { ClientSection } from '@/components/clients/client-section'
import { Badge } from '@/components/ui/badge'
import { incomingMailText as text } from '@/content/incoming-mail'
import type { AccountId } from '@/lib/ids'
import { formatDateTime } from '@/lib/format/date'
import { mailOutcome } from '@/lib/incoming-mail/mail-outcome'
import { readClientMails } from '@/lib/incoming-mail/queries'
import type { Member } from '@/lib/session/require'

/** Renders nothing until the first mail has arrived. */
export async function ClientMails({ member, client }: { member: Member; client: AccountId }) {
  const mails = await readClientMails(member, client)
  if (!mails?.length) return null
  return (
    <ClientSection id="client-mails" title={text.firm.title} small>
      <ul>
        {mails.map((mail) => {
          const { tone, label, sentence } = mailOutcome(mail)
          return (
            <li key={mail.id} className="border-t border-rule py-3">
              <p className="flex flex-wrap items-baseline justify-between gap-x-5">
                <b className="font-semibold wrap-anywhere">{mail.sender || text.list.nobody}</b>
                <Badge tone={tone}>{label}</Badge>
              </p>
              <p className="text-sm text-ink-2">{formatDateTime(mail.received_at)}</p>
              <p className="text-sm wrap-anywhere">
                {mail.subject || text.list.noSubject}. {sentence}
              </p>
            </li>
          )
        })}
      </ul>
    </ClientSection>
  )
}
