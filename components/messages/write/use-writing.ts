'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useRef, type SyntheticEvent } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { useAttachments } from '@/components/messages/write/use-attachments'
import { draftKey, keepDraft, readDraft, type Draft } from '@/lib/messages/drafts'
import { letterSchema, replySchema } from '@/lib/messages/schema'

export type Writing = { subject: string; words: string; files: string[] }

/** Where the browser keeps what is being written: `thread` is null while the conversation is still to begin; `place` when there may be several such. */
type Place = { userId: string; thread: string | null; place?: string }

const newDraft = (thread: string | null) => ({
  id: crypto.randomUUID(),
  thread: thread ?? crypto.randomUUID(),
})

/**
 * A form for a message, whose text and files outlive a reload and are the same in every tab. What `submit` is given
 * gets the message under its ids, and calls `clear` when the words are no longer needed here.
 */
export function useWriting({ userId, thread, place = thread ?? 'nuevo' }: Place) {
  const schema = thread ? replySchema : letterSchema
  // No default values: what was typed before the script came is taken from the fields.
  const form = useForm<Writing>({ resolver: zodResolver(schema) as unknown as Resolver<Writing> })
  const ids = useRef<{ id: string; thread: string }>(null)
  const current = () => (ids.current ??= newDraft(thread))
  const attachments = useAttachments((files) => {
    form.setValue(
      'files',
      files.map(({ id }) => id),
    )
    if (files.length > 0) form.clearErrors('words')
    save()
  })

  function save() {
    const { subject = '', words = '' } = form.getValues()
    keepDraft(userId, place, { ...current(), subject, words, files: attachments.ready() })
  }

  function show(draft: Draft | null) {
    ids.current = draft ? { id: draft.id, thread: draft.thread } : null
    if (!thread) form.setValue('subject', draft?.subject ?? '')
    form.setValue('words', draft?.words ?? '')
    form.setValue(
      'files',
      (draft?.files ?? []).map(({ id }) => id),
    )
    attachments.replace(draft?.files ?? [])
  }

  function clear() {
    keepDraft(userId, place, null)
    show(null)
    form.clearErrors()
  }

  const restore = useEffectEvent(() => {
    const draft = readDraft(userId, place)
    const typed = form.getValues('words') || form.getValues('subject')
    if (draft && !typed) show(draft)
    else form.setValue('files', [])
    if (typed) save()
  })
  /** The other tab has the person: what they write or send there holds here, too. */
  const follow = useEffectEvent((event: StorageEvent) => {
    if (event.key === draftKey(userId, place) && !document.hasFocus()) show(readDraft(userId, place))
  })
  useEffect(() => {
    restore()
    const onStorage = (event: StorageEvent) => follow(event)
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])

  const submit = (send: (message: Draft) => void) => (event: SyntheticEvent) => {
    event.preventDefault()
    const problem = attachments.problem()
    if (problem) {
      form.clearErrors('words')
      return form.setError('files', { message: problem })
    }
    void form.handleSubmit(({ subject = '', words }) =>
      send({ ...current(), subject, words, files: attachments.ready() }),
    )(event)
  }

  return { form, attachments, save, clear, submit }
}
