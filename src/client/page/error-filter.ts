import { filterErrors } from '@site/src/components/ErrorFilter/filter';
import { PageFilter } from './page-filter';

/** `<error-filter>` above the errors of a page. */
export const ErrorFilter = () => PageFilter(filterErrors);
