import { afterEach, expect, test } from 'vitest'
import { keepDraft, keepUnsent, readDraft, readUnsent, type Draft } from '@/lib/messages/drafts'
import { forgetDrafts } from '@/lib/messages/forget-drafts'

const draft = (body: string): Draft => ({
  id: crypto.randomUUID(),
  thread: crypto.randomUUID(),
  subject: '',
  body,
  files: [],
})
afterEach(() => localStorage.clear())

test('a draft belongs to one person and one conversation, and an empty one is none', () => {
  const kept = draft('Hola')
  keepDraft('u1', 't1', kept)
  expect(readDraft('u1', 't1')).toEqual(kept)
  expect(readDraft('u1', 't2')).toBeNull()
  expect(readDraft('u2', 't1')).toBeNull()
  keepDraft('u1', 't1', { ...kept, body: '' })
  expect(localStorage).toHaveLength(0)
})

test.each(['', 'null', '{', '{"id":"x"}', '[]'])('what is no draft is none: %s', (text) => {
  localStorage.setItem('mensaje:u1:t1', text)
  localStorage.setItem('mensaje:u1:t1:sin-enviar', text)
  expect(readDraft('u1', 't1')).toBeNull()
  expect(readUnsent('u1', 't1')).toEqual([])
})

test('signing out takes away drafts and what was not sent, and nothing else', () => {
  localStorage.setItem('cookiesAccepted', 'true')
  keepDraft('u1', 't1', draft('Hola'))
  const { id, thread, body: words, files } = draft('Adiós')
  keepUnsent('u1', 't1', [{ id, thread, body: words, files, at: '2026-11-20T14:20:00Z' }])
  expect(localStorage).toHaveLength(3)
  forgetDrafts()
  expect({ ...localStorage }).toEqual({ cookiesAccepted: 'true' })
})
