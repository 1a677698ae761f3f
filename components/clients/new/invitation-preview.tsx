import { peopleEmails } from '@/content/people-emails'
import { newClientText } from '@/content/new-client'
import { firm } from '@/content/firm'

const text = newClientText.preview
const mail = peopleEmails['portal-invitation']

type InvitationPreviewProps = {
  by: string
  to: string | null
  email: string | null
  company: string
}

/** The mail that the first person receives, in the words in which it is sent. */
export function InvitationPreview({ by, to, email, company }: InvitationPreviewProps) {
  const [hello, invitation] = mail.paragraphs
  const named = company || text.nameless
  const filled = invitation.replace('{by}', by).replace('{company}', named)
  return (
    <aside aria-labelledby="preview" className="min-[64rem]:sticky min-[64rem]:top-24">
      <h2 id="preview" className="pb-2 text-[1rem] font-[550] wrap-anywhere">
        {text.title(to ?? text.somebody)}
      </h2>
      <div className="border border-rule bg-sheet p-6 shadow-lift">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2 rule-closes">
          <span className="font-serif text-lg">{firm.shortName}</span>
          {email ? <span className="text-sm wrap-anywhere text-ink-2">{text.to(email)}</span> : null}
        </p>
        <h3 className="pt-4 text-xl wrap-anywhere">{mail.subject.replace('{company}', named)}</h3>
        <p className="pt-2">{hello}</p>
        <p className="pt-2 wrap-anywhere">{filled}</p>
        <p className="my-4 inline-block rounded-control bg-green px-4 py-2.5 text-sm font-[550] text-sheet">
          {mail.action.label}
        </p>
        <p className="text-sm text-ink-2">{text.until}</p>
      </div>
    </aside>
  )
}
