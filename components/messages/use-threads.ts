'use client'
import { useWindow } from '@/components/messages/use-window'
import { toThread, type Page, type Thread, type ThreadColumns } from '@/lib/messages/message'

const momentOf = ({ lastAt }: Thread) => lastAt
const read = (raw: Record<string, unknown>) => toThread(raw as ThreadColumns)

/** The conversations, the one written in last first. */
export const useThreads = (first: Page<Thread>) =>
  useWindow<Thread, Page<Thread>>({ path: '/api/mensajes', first, momentOf, read })
