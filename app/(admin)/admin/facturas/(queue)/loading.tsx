import { QueueLoading } from '@/components/review/queue/queue-loading'

export default QueueLoading
