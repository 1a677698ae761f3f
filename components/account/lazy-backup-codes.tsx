'use client'
import dynamic from 'next/dynamic'

/** Only people with a second step have this row, so the others do not load its script. */
export const BackupCodesRow = dynamic(() =>
  import('@/components/account/backup-codes-row').then((module) => module.BackupCodesRow),
)
