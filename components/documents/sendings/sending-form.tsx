'use client'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { inputStyles } from '@/components/ui/control-styles'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { useFormAct } from '@/components/ui/use-form-act'
import { folderNames } from '@/content/documents'
import { sendingsText } from '@/content/document-sendings'
import { sendDocumentsAction } from '@/lib/documents/sendings/actions'
import type { Sending } from '@/lib/documents/sendings/queries'
import { sendingSubjects, sendSchema } from '@/lib/documents/sendings/schema'

const text = sendingsText.form

/** A form for message, folder and hour of a draft; without an hour the draft is sent in ten minutes. */
export function SendingForm({ sending }: { sending: Sending }) {
  const { counts } = sending
  // The id of the new draft for unsent files stays the same in retries, so that only one draft is created.
  const rest = useRef<string>(undefined)
  const { busy, error, props } = useFormAct({
    schema: sendSchema,
    read: (fields) => {
      const when = String(fields.get('leaveAt') ?? '')
      rest.current ??= crypto.randomUUID()
      return {
        sending: sending.id,
        rest: rest.current,
        message: fields.get('message'),
        folder: fields.get('folder') || null,
        // The hour is in Bogotá time, which has no daylight saving time.
        leaveAt: when ? `${when}:00-05:00` : null,
      }
    },
    send: sendDocumentsAction,
    done: ({ rest: left }) => ({ title: text.sent, ...(left && { description: text.rest(counts.doubts) }) }),
    failed: text.failed,
  })
  const files = counts.files - counts.doubts - counts.unread
  return (
    <form {...props} aria-labelledby="form-title" className="mt-8 grid max-w-2xl gap-5">
      <h2 id="form-title" className="pb-3 rule-opens">
        {text.title}
      </h2>
      <Field label={text.folder} error={error('folder')}>
        {(control) => (
          <Select {...control} name="folder" defaultValue={sending.subject ?? ''}>
            <option value="">{text.byRule}</option>
            {sendingSubjects.map((subject) => (
              <option key={subject} value={subject}>
                {folderNames[subject]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={text.message} hint={text.messageHint} error={error('message')}>
        {(control) => (
          <textarea
            {...control}
            name="message"
            rows={4}
            maxLength={2000}
            defaultValue={sending.message}
            className={inputStyles}
          />
        )}
      </Field>
      <Field label={text.when} hint={text.whenHint} error={error('leaveAt')}>
        {(control) => <Input {...control} type="datetime-local" name="leaveAt" className="max-w-72" />}
      </Field>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" busy={busy} disabled={files === 0}>
          {busy ? text.busy : text.send(files, counts.clients)}
        </Button>
        {counts.doubts > 0 ? <span className="text-sm text-ink-2">{text.rest(counts.doubts)}</span> : null}
      </p>
    </form>
  )
}
