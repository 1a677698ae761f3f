'use client'
import { missedFiles } from '@/components/site/missed-files'

/**
 * This is a client component, because a server component would send the code twice: as HTML and as data.
 * The condition keeps the code out of the browser's bundle.
 */
const html = { __html: typeof window === 'undefined' ? missedFiles : '' }

/** React keeps the script that the server rendered, although the browser renders the script as empty. */
export const MissedFilesScript = () => <script suppressHydrationWarning dangerouslySetInnerHTML={html} />
