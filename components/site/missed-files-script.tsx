'use client'
import { missedFiles } from '@/components/site/missed-files'

/** Only the server fills in the code. A server component would send the code twice, as HTML and as data. */
const html = { __html: typeof window === 'undefined' ? missedFiles : '' }

/** React keeps the server's script. After a navigation React adds an empty one, because browsers would not run it. */
export const MissedFilesScript = () => <script suppressHydrationWarning dangerouslySetInnerHTML={html} />
