'use client'
import { ErrorScreen } from '@/components/site/error-screen'
import './globals.css'

/** This page replaces a root layout that failed, so it has its own document and style sheet. */
export default function GlobalError({
  error,
  retry,
}: {
  error: Error & { digest?: string }
  retry: () => void
}) {
  return (
    <html lang="es-CO">
      <body>
        <ErrorScreen digest={error.digest} retry={retry} />
      </body>
    </html>
  )
}
