export { default } from '@/app/(portal)/portal/(sections)/loading'
