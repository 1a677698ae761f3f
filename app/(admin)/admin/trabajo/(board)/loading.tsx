import { VerifyingAccess } from '@/components/auth/verifying-access'

export default VerifyingAccess
