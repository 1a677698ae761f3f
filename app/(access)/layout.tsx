import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ForgetCopies } from '@/components/portal/copies/forget-copies'
import { MessagingDock } from '@/components/site/contact-ways'
import { MissedFilesScript } from '@/components/site/missed-files-script'
import { AreaStyles } from '@/components/ui/area-styles'
import './access.css'

export const metadata: Metadata = { robots: { index: false } }

export default function AccessLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <MissedFilesScript />
      <AreaStyles area="access" />
      {children}
      <MessagingDock />
      <ForgetCopies />
    </>
  )
}
