import type { Instrumentation } from 'next'
import { env } from '@/lib/env'

export async function register() {
  // The condition must have exactly this form: the build for the edge runtime then drops the code below, which only Node can run.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { nameRequests } = await import('@/lib/observability/report')
  nameRequests()
  // Throws when the list of certificate authorities is invalid, so that the server does not start.
  const { anchorsOfFolder } = await import('@/lib/authorities/trust-anchors')
  await anchorsOfFolder()
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startTraces } = await import('@/lib/observability/traces')
    startTraces(env.OTEL_EXPORTER_OTLP_ENDPOINT, env.OTEL_EXPORTER_OTLP_HEADERS)
  }
  // Vercel freezes functions after a response, so /api/cron replaces the timer. Vercel also sends the visitor's IP in a
  // header, so the IP is not read from the socket.
  if (env.VERCEL) return
  const { mailReaderFile, requireReaderFile } = await import('@/lib/uploads/reader/reader-file')
  requireReaderFile()
  requireReaderFile(mailReaderFile)
  const { warmReader } = await import('@/lib/uploads/reader/readers')
  warmReader()
  const { noteSocketIp } = await import('@/lib/http/client-ip')
  noteSocketIp()
  const { startTimer } = await import('@/lib/jobs/housekeeping')
  startTimer()
}

export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { report } = await import('@/lib/observability/report')
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : undefined
  report(error, `request ${context.routePath}`, digest)
}
