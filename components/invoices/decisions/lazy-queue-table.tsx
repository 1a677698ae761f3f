'use client'
import dynamic from 'next/dynamic'

/** Loaded separately, because a client's page in the workspace has many tabs and only one of them needs these scripts. */
export const QueueTable = dynamic(() =>
  import('@/components/invoices/decisions/queue-table').then((module) => module.QueueTable),
)
