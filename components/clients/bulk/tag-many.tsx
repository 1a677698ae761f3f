'use client'
import { useId } from 'react'
import type { Refused } from '@/components/admin/bulk-bar'
import type { Named } from '@/components/admin/selection'
import { ManyDialog } from '@/components/clients/bulk-dialogs'
import { inBatches } from '@/components/clients/bulk/in-batches'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { bulkTagsText as text } from '@/content/client-bulk'
import { tagClientsAction } from '@/lib/clients/actions'

type TagManyProps = {
  clients: readonly Named[]
  tags: readonly string[]
  onClose: () => void
  onDone: (refused: readonly Refused[]) => void
}

export function TagMany({ clients, tags, onClose, onDone }: TagManyProps) {
  const list = useId()
  return (
    <ManyDialog
      title={text.title(clients.length)}
      intro={text.intro}
      items={clients}
      confirm={text.confirm}
      busyText={text.busy}
      onClose={onClose}
      onDone={onDone}
      work={(given) => {
        const tag = [String(given.get('tag'))]
        const isRemoval = given.get('what') === 'remove'
        return inBatches(
          clients.map(({ id }) => id),
          (id) => id,
          (some) =>
            tagClientsAction({ clients: some, added: isRemoval ? [] : tag, removed: isRemoval ? tag : [] }),
        )
      }}
    >
      {(error) => (
        <>
          <Field label={text.what}>
            {(control) => (
              <Select {...control} name="what">
                <option value="add">{text.kinds.add}</option>
                <option value="remove">{text.kinds.remove}</option>
              </Select>
            )}
          </Field>
          <Field label={text.field} error={error('added.0') ?? error('removed.0')}>
            {(control) => (
              <Input {...control} name="tag" list={list} maxLength={30} autoComplete="off" required />
            )}
          </Field>
          <datalist id={list}>
            {tags.map((tag) => (
              <option key={tag}>{tag}</option>
            ))}
          </datalist>
        </>
      )}
    </ManyDialog>
  )
}
