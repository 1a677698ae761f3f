import { Signature } from 'lucide-react'
import { GroupRow, RowGroups } from '@/components/portal/row-groups'
import { signerTones, sentenceOf } from '@/components/signatures/signature-view'
import { Badge } from '@/components/ui/badge'
import { State } from '@/components/ui/state'
import { signaturePageText as text } from '@/content/signature-page'
import { formatDay } from '@/lib/format/date'
import { isOpenView, type OpenSignature, type SignerView } from '@/lib/signatures/signature'

type MySignaturesProps = { open: readonly SignerView[]; closed: readonly SignerView[] }

export function MySignatures({ open, closed }: MySignaturesProps) {
  const groups = [
    { id: 'open', title: text.open, rows: open.filter(isOpenView) },
    { id: 'closed', title: text.closed, rows: closed.filter(isOpenView) },
  ]
  const empty = (
    <State icon={Signature} level={2} title={text.empty.title}>
      {text.empty.text}
    </State>
  )
  return (
    <RowGroups groups={groups} empty={empty}>
      {(row, hot) => <Row key={row.id} row={row} hot={hot} />}
    </RowGroups>
  )
}

function Row({ row, hot }: { row: OpenSignature; hot: boolean }) {
  const { id, account, title, state, by, sentAt, dueAt } = row
  return (
    <GroupRow
      href={`/portal/firmas/${id}${account ? `?empresa=${account}` : ''}`}
      title={title}
      text={sentenceOf(row) || text.sentBy(by, formatDay(sentAt))}
      hot={hot}
      end={
        <>
          <Badge tone={signerTones[state]} {...(hot && { className: 'bg-sheet' })}>
            {text.states[state]}
          </Badge>
          {state === 'asked' ? text.dueOn(formatDay(new Date(Date.parse(dueAt) - 1))) : null}
        </>
      }
    />
  )
}
