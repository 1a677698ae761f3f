'use client'
import { ManyDialog } from '@/components/clients/bulk-dialogs'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { boardText } from '@/content/board'
import { changeManyAction } from '@/lib/obligations/board/actions'
import { eligibleFor, type Chosen } from '@/lib/obligations/board/board'
import type { BoardMember } from '@/lib/obligations/board/board-shapes'
import type { NotDone } from '@/lib/obligations/board/mutations'

type DialogProps = {
  rows: readonly Chosen[]
  onClose: () => void
  onDone: (refused: readonly NotDone[]) => void
}

const itemsOf = (rows: readonly Chosen[]) =>
  rows.map(({ id, version }) => ({ obligation: id, seen: version }))

/** One responsible member for all that is chosen. */
export function AssignWork({ rows, members, ...dialog }: DialogProps & { members: readonly BoardMember[] }) {
  const text = boardText.assign
  return (
    <ManyDialog
      {...dialog}
      items={rows}
      title={text.title(rows.length)}
      intro={text.text}
      confirm={text.confirm}
      busyText={text.busy}
      work={(given) =>
        changeManyAction({ kind: 'assign', items: itemsOf(rows), member: String(given.get('member')) })
      }
    >
      {() => (
        <Field label={text.member}>
          {(control) => (
            <Select {...control} name="member">
              <option value="">{text.advisor}</option>
              {eligibleFor(members, rows).map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </ManyDialog>
  )
}

/** The day by which the firm wants them. */
export function DateWork({ rows, ...dialog }: DialogProps) {
  const text = boardText.innerDate
  return (
    <ManyDialog
      {...dialog}
      items={rows}
      title={text.title(rows.length)}
      intro={text.text}
      confirm={text.confirm}
      busyText={text.busy}
      work={(given) =>
        changeManyAction({ kind: 'internal-date', items: itemsOf(rows), day: String(given.get('day')) })
      }
    >
      {(problem) => (
        <Field label={text.day} error={problem?.fields?.['day']?.[0]}>
          {(control) => <Input {...control} name="day" type="date" />}
        </Field>
      )}
    </ManyDialog>
  )
}
