// When events take place according to KCalendarCore (Debian: libkf5calendarcore-dev, g++, pkg-config qtbase5-dev).
//
//   cd receiver/tests/oracles
//   g++ -std=c++17 -fPIC events.cpp -o /tmp/events $(pkg-config --cflags --libs Qt5Core Qt5Gui) \
//     -I/usr/include/KF5/KCalendarCore -lKF5CalendarCore
//   /tmp/events FROM UNTIL < calendar.ics     (ISO 8601; prints `start/end` in UTC, a line each)
#include <KCalendarCore/ICalFormat>
#include <KCalendarCore/MemoryCalendar>
#include <KCalendarCore/OccurrenceIterator>
#include <QTextStream>
#include <QFile>
#include <QTimeZone>

using namespace KCalendarCore;

int main(int, char **arguments) {
    const auto zone = QTimeZone("Europe/Zurich");
    const auto from = QDateTime::fromString(arguments[1], Qt::ISODate);
    const auto until = QDateTime::fromString(arguments[2], Qt::ISODate);
    QFile input;
    (void)input.open(stdin, QIODevice::ReadOnly);
    MemoryCalendar::Ptr calendar(new MemoryCalendar(zone));
    ICalFormat format;
    QTextStream out(stdout);
    if (!format.fromRawString(calendar, input.readAll())) {
        out << "unreadable\n";
        return 1;
    }
    OccurrenceIterator occurrences(*calendar, from.addDays(-2), until.addDays(2));
    QStringList found;
    while (occurrences.hasNext()) {
        occurrences.next();
        const auto incidence = occurrences.incidence();
        if (incidence->status() == Incidence::StatusCanceled) continue;
        const auto event = incidence.dynamicCast<Event>();
        if (!event || event->transparency() == Event::Transparent) continue;
        auto start = occurrences.occurrenceStartDate();
        auto end = event->endDateForStart(start);
        if (event->allDay()) {
            start = QDateTime(start.date(), QTime(0, 0), zone);
            end = QDateTime(end.date().addDays(1), QTime(0, 0), zone);
        }
        if (end > from && start < until && start < end)
            found << start.toUTC().toString("yyyyMMdd'T'HHmmss'Z'") + "/" + end.toUTC().toString("yyyyMMdd'T'HHmmss'Z'");
    }
    found.sort();
    out << found.join("\n") << "\n";
}
