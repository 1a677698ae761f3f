'use client'
import { missedFiles } from '@/components/site/missed-files'

/** Only the server has the code. From a server component it would be sent twice, as HTML and as data. */
const html = { __html: typeof window === 'undefined' ? missedFiles : '' }

/** React keeps the server's script. After a navigation React adds an empty script, because browsers do not run added ones. */
export const MissedFilesScript = () => <script suppressHydrationWarning dangerouslySetInnerHTML={html} />
