export { createMailer, type Mail, type Mailer, mailboxFolder } from './mailer.ts';
