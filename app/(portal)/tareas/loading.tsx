export { default } from '@/app/(portal)/portal/(rooms)/loading'
