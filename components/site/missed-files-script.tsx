'use client'
import { missedFiles } from '@/components/site/missed-files'

/**
 * This is a client component, because a server component would send the code twice: as HTML and as data.
 * Only the server needs the code of `missedFiles`, so the check of `window` keeps it out of the browser's bundle.
 */
const html = { __html: typeof window === 'undefined' ? missedFiles : '' }

/** In the browser this component renders an empty script, but React keeps the script from the server. */
export const MissedFilesScript = () => <script suppressHydrationWarning dangerouslySetInnerHTML={html} />
