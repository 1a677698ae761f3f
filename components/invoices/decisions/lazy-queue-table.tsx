'use client'
import dynamic from 'next/dynamic'

/** This table is loaded separately, because only one of the many tabs of a client's page needs it. */
export const QueueTable = dynamic(() =>
  import('@/components/invoices/decisions/queue-table').then((module) => module.QueueTable),
)
