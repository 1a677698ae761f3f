'use client'
import { missedFiles } from '@/components/site/missed-files'

/** The browser's copy of the code is empty; a server component would send the code twice: as HTML and as data. */
const html = { __html: typeof window === 'undefined' ? missedFiles : '' }

/** React keeps the script of the server, although it differs from the empty script of the browser. */
export const MissedFilesScript = () => <script suppressHydrationWarning dangerouslySetInnerHTML={html} />
