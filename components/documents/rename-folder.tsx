'use client'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { FormDialog } from '@/components/ui/form-dialog'
import { useFormAct } from '@/components/ui/use-form-act'
import { documentsText, folderNames } from '@/content/documents'
import { renameFolderSchema } from '@/lib/documents/action-schemas'
import { renameFolderAction } from '@/lib/documents/actions'
import type { Subject } from '@/lib/documents/folders'

const text = documentsText.rename
type RenameFolderProps = { subject: Subject; name: string; client: string | null }

export default function RenameFolder(props: RenameFolderProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        <Pencil strokeWidth={1.75} aria-hidden /> {text.title}
      </Button>
      {open ? <RenameForm {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function RenameForm({ subject, name, client, onClose }: RenameFolderProps & { onClose: () => void }) {
  const { busy, error, props } = useFormAct({
    schema: renameFolderSchema,
    read: (fields) => ({ subject, client, name: fields.get('name') }),
    send: renameFolderAction,
    done: { title: text.saved },
    failed: text.failed,
    then: onClose,
  })
  return (
    <FormDialog
      {...props}
      title={text.title}
      confirm={busy ? text.saving : text.save}
      keep={text.cancel}
      busy={busy}
      onClose={onClose}
    >
      <Field label={text.name} hint={text.hint(folderNames[subject])} error={error('name')}>
        {(control) => (
          <Input {...control} name="name" defaultValue={name} maxLength={40} autoComplete="off" autoFocus />
        )}
      </Field>
    </FormDialog>
  )
}
