'use client'
import { CircleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type SyntheticEvent } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { useAttachments } from '@/components/messages/attachments'
import { schemaResolver } from '@/components/ui/schema-resolver'
import { draftKey, keepDraft, readDraft, type Draft } from '@/lib/messages/drafts'
import { newThreadSchema, replySchema } from '@/lib/messages/schema'

type Writing = { subject: string; body: string; files: string[] }

/** Identifies a message draft; without a `thread`, the `place` distinguishes drafts of new conversations. */
type Place = { writer: string; thread: string | null; place?: string; begun?: Words }

type Words = { subject: string; body: string }
export type Begun = Words & { place: string }

/** Drafts survive a reload and are shared between tabs, until the caller calls `clear`. */
export function useWriting({ writer, thread, place = thread ?? 'nuevo', begun }: Place) {
  const schema = thread ? replySchema : newThreadSchema
  // The form has no default values, because they would overwrite text typed before hydration.
  const form = useForm<Writing>({ resolver: schemaResolver(schema) as unknown as Resolver<Writing> })
  const ids = useRef<{ id: string; thread: string }>(null)
  const current = () => (ids.current ??= newDraft(thread))
  const attachments = useAttachments(
    (files) => {
      form.setValue(
        'files',
        files.map(({ id }) => id),
      )
      if (files.length > 0) form.clearErrors('body')
      save()
    },
    (said) => form.setError('files', { message: said }),
  )

  function save() {
    const { subject = '', body = '' } = form.getValues()
    keepDraft(writer, place, { ...current(), subject, body, files: attachments.ready() })
  }

  function show(draft: Draft | null) {
    ids.current = draft ? { id: draft.id, thread: draft.thread } : null
    if (!thread) form.setValue('subject', draft?.subject ?? '')
    form.setValue('body', draft?.body ?? '')
    form.setValue(
      'files',
      (draft?.files ?? []).map(({ id }) => id),
    )
    attachments.replace(draft?.files ?? [])
  }

  function clear() {
    keepDraft(writer, place, null)
    show(null)
    form.clearErrors()
  }

  const restore = useEffectEvent(() => {
    const draft = readDraft(writer, place)
    const typed = form.getValues('body') || form.getValues('subject')
    if (draft && !typed) show(draft)
    else if (begun && !typed) show({ ...newDraft(thread), ...begun, files: [] })
    else form.setValue('files', [])
    if (typed) save()
  })
  const follow = useEffectEvent((event: StorageEvent) => {
    if (event.key === draftKey(writer, place) && !document.hasFocus()) show(readDraft(writer, place))
  })
  useEffect(() => {
    restore()
    const onStorage = (event: StorageEvent) => follow(event)
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])

  const checkFiles = useEffectEvent(() => {
    if (form.getFieldState('files').error?.type !== unready) return
    const problem = attachments.problem()
    if (problem) form.setError('files', { type: unready, message: problem })
    else form.clearErrors('files')
  })
  useEffect(() => checkFiles(), [attachments.attachments])

  const submit = (send: (message: Draft) => void) => (event: SyntheticEvent) => {
    event.preventDefault()
    const problem = attachments.problem()
    if (problem) {
      form.clearErrors('body')
      return form.setError('files', { type: unready, message: problem })
    }
    void form.handleSubmit(({ subject = '', body }) =>
      send({ ...current(), subject, body, files: attachments.ready() }),
    )(event)
  }

  return { form, attachments, save, clear, submit }
}

/** The type of the form error that says that files are not uploaded yet. */
const unready = 'unready'

const newDraft = (thread: string | null) => ({
  id: crypto.randomUUID(),
  thread: thread ?? crypto.randomUUID(),
})

export function FieldProblem({ id, children }: { id: string; children: string | undefined }) {
  return (
    <div id={id} role="alert">
      {children ? (
        <p className="flex items-start gap-2 text-sm leading-snug font-[550] text-red">
          <CircleAlert className="mt-0.5 size-[1.1em] flex-none" strokeWidth={2.25} aria-hidden />
          <span>{children}</span>
        </p>
      ) : null}
    </div>
  )
}

/** Enter with Ctrl or ⌘ sends a message; with `alone` so does Enter alone, except on touch screens. */
export function isSendKey(event: KeyboardEvent, alone: boolean): boolean {
  if (event.key !== 'Enter' || event.repeat || event.nativeEvent.isComposing) return false
  if (event.ctrlKey || event.metaKey) return true
  return alone && !event.shiftKey && matchMedia('(pointer: fine)').matches
}
