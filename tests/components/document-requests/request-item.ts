import type { RequestItem } from '@/lib/document-requests/request'

export const item = (id: string, title: string, more: Partial<RequestItem> = {}): RequestItem => ({
  id,
  title,
  help: null,
  required: true,
  allowsNone: false,
  answerWith: 'file',
  state: 'pending',
  delay: null,
  expectedOn: null,
  delayNote: null,
  answer: null,
  appointment: null,
  answeredBy: null,
  answeredAt: null,
  reviewNote: null,
  reviewedBy: null,
  reviewedAt: null,
  version: 1,
  files: [],
  ...more,
})
