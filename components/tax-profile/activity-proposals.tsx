import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { taxProfileText } from '@/content/tax-profile'
import { proposalsFor } from '@/lib/tax-profile/proposals'
import type { ProfileDraft } from '@/lib/tax-profile/schema'

const text = taxProfileText.proposals

type ActivityProposalsProps = { draft: ProfileDraft; onAccept: (added: Partial<ProfileDraft>) => void }

/** Shows the facts that the RUT's activities suggest; a fact is added only when the member accepts the fact. */
export function ActivityProposals({ draft, onAccept }: ActivityProposalsProps) {
  const proposals = proposalsFor(draft)
  return (
    <div role="status">
      {proposals.length > 0 ? (
        <Notice className="mt-4">
          <p className="font-[550]">{text.title}</p>
          <ul className="grid gap-2">
            {proposals.map(({ id, question, added }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
                <span className="min-w-0 grow basis-64">{question}</span>
                <Button size="sm" onClick={() => onAccept(added)}>
                  {text.accept}
                  <span className="sr-only">{text.acceptOf(question)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </div>
  )
}
