// Owns the languages of dayjs: those it has, with Saturday's short name as Portuguese writes it.
import dayjs from 'dayjs';
import 'dayjs/locale/is';
import pt from 'dayjs/locale/pt';

const weekdaysShort = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];
// The third argument registers the locale without making it the default.
dayjs.locale({ ...pt, weekdaysShort }, undefined, true);

export { dayjs };
