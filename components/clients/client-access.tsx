import { ClientSection } from '@/components/clients/client-section'
import { DecisionButtons } from '@/components/registrations/decision-buttons'
import { accessHeading } from '@/components/registrations/list-heading'
import { Decided, UndoDecision } from '@/components/registrations/undo-decision'
import { clientText } from '@/content/client-page'
import type { Overview } from '@/lib/clients/overview'

const text = clientText.access

export function ClientAccess({ client }: { client: Overview }) {
  const { id, title, email, status, reason, whole, companies } = client
  return (
    <ClientSection id={accessHeading} title={text.title}>
      <p className="pt-2 text-[1rem]">{text[status]}</p>
      {status === 'rejected' && reason ? (
        <p className="text-[1rem] wrap-anywhere">
          <b>{text.reason}</b> {reason}
        </p>
      ) : null}
      <Decided>
        <UndoDecision />
        <DecisionButtons
          accountId={id}
          email={email || title}
          hasMail={email !== ''}
          status={status}
          emailConfirmed={whole}
          silent={status === 'waitlist' && companies.length === 0}
        />
      </Decided>
    </ClientSection>
  )
}
