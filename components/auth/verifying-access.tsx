import { Spinner } from '@/components/ui/loading'
import { verifyingAccess } from '@/content/auth'

export function VerifyingAccess() {
  return (
    <div className="grid min-h-[60vh] place-content-center">
      <Spinner label={verifyingAccess} />
    </div>
  )
}
