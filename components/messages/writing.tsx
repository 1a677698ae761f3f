'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { CircleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type SyntheticEvent } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { useAttachments } from '@/components/messages/attachments'
import { draftKey, keepDraft, readDraft, type Draft } from '@/lib/messages/drafts'
import { newThreadSchema, replySchema } from '@/lib/messages/schema'

type Writing = { subject: string; body: string; files: string[] }

/** Where the browser keeps what is being written: `thread` is null while the conversation is still to begin; `place` when there may be several such. */
type Place = { writer: string; thread: string | null; place?: string; begun?: Words }

type Words = { subject: string; body: string }
/** What a conversation begins with, and where it is kept while it is written. */
export type Begun = Words & { place: string }

/**
 * A form for a message, whose text and files outlive a reload and are the same in every tab. What `submit` is given
 * gets the message under its ids, and calls `clear` when the words are no longer needed here.
 */
export function useWriting({ writer, thread, place = thread ?? 'nuevo', begun }: Place) {
  const schema = thread ? replySchema : newThreadSchema
  // No default values: what was typed before the script came is taken from the fields.
  const form = useForm<Writing>({ resolver: zodResolver(schema) as unknown as Resolver<Writing> })
  const ids = useRef<{ id: string; thread: string }>(null)
  const current = () => (ids.current ??= newDraft(thread))
  const attachments = useAttachments((files) => {
    form.setValue(
      'files',
      files.map(({ id }) => id),
    )
    if (files.length > 0) form.clearErrors('body')
    save()
  })

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
  /** The other tab has the person: what they write or send there holds here, too. */
  const follow = useEffectEvent((event: StorageEvent) => {
    if (event.key === draftKey(writer, place) && !document.hasFocus()) show(readDraft(writer, place))
  })
  useEffect(() => {
    restore()
    const onStorage = (event: StorageEvent) => follow(event)
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])

  /** What stood in the way of sending may have arrived or failed since then. */
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

/** The kind of a problem that ends by itself. */
const unready = 'unready'

const newDraft = (thread: string | null) => ({
  id: crypto.randomUUID(),
  thread: thread ?? crypto.randomUUID(),
})

/** What is wrong with a field; read aloud when it comes. */
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

/**
 * Whether a key sends: Ctrl or ⌘ with Enter everywhere; Enter alone where `alone` says so, except while a word is being
 * composed, with Shift, or on a screen whose keyboard has no Shift at hand.
 */
export function isSendKey(event: KeyboardEvent, alone: boolean): boolean {
  if (event.key !== 'Enter' || event.repeat || event.nativeEvent.isComposing) return false
  if (event.ctrlKey || event.metaKey) return true
  return alone && !event.shiftKey && matchMedia('(pointer: fine)').matches
}
