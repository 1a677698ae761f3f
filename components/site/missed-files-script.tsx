'use client'
import { missedFiles } from '@/components/site/missed-files'

/** Only the server has the code: a server component's code would be sent twice, as HTML and as data, and the browser needs it once. */
const html = { __html: typeof window === 'undefined' ? missedFiles : '' }

/** React leaves the server's script as it came. One that it adds after a navigation is empty, because no added script would run. */
export const MissedFilesScript = () => <script suppressHydrationWarning dangerouslySetInnerHTML={html} />
