'use client'
import { missedFiles } from '@/components/site/missed-files'

/** The condition keeps the code out of the browser's bundle; a server component would also send the code as data. */
const html = { __html: typeof window === 'undefined' ? missedFiles : '' }

/** React keeps the script that the server rendered, although the browser renders the script as empty. */
export const MissedFilesScript = () => <script suppressHydrationWarning dangerouslySetInnerHTML={html} />
