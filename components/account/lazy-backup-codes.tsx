'use client'
import dynamic from 'next/dynamic'

/** Loaded separately, because only people with a second factor see the row of backup codes. */
export const BackupCodesRow = dynamic(() =>
  import('@/components/account/backup-codes-row').then((module) => module.BackupCodesRow),
)
